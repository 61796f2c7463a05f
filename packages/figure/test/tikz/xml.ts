/**
 * A small reader of XML for tests: throws unless the text is well-formed (tags that match, attributes that are quoted
 * and not given twice, no bare `<` or `&`), and gives the text of every element that has one and the values of
 * aria-label.
 */
export function textsOf(xml: string): string[] {
  const texts: string[] = [];
  const open: { name: string; text: string }[] = [];
  const token = /<\/([\w:]+)\s*>|<([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gsy;
  let roots = 0;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const match = token.exec(xml);
    if (match === null) throw new Error(`not well-formed at ${xml.slice(at, at + 40)}`);
    const [, closing, opening, attributes = "", empty, text] = match;
    if (text !== undefined) {
      const parent = open[open.length - 1];
      if (parent === undefined && text.trim() !== "") throw new Error(`text outside: ${text}`);
      if (parent !== undefined) parent.text += decode(text);
    } else if (opening !== undefined) {
      const names = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => {
        const decoded = decode(value);
        if (name === "aria-label") texts.push(decoded);
        return name;
      });
      if (new Set(names).size !== names.length) throw new Error(`an attribute twice: ${attributes}`);
      if (open.length === 0) roots++;
      if (empty === "") open.push({ name: opening, text: "" });
    } else {
      const last = open.pop();
      if (last?.name !== closing) throw new Error(`</${closing}> closes <${last?.name}>`);
      if (last.text.trim() !== "") texts.push(last.text);
    }
  }
  if (open.length > 0 || roots !== 1) throw new Error("there should be one element around everything");
  return texts;
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d+);)?/g, (_, code: string | undefined) => {
    if (code === undefined) throw new Error(`a bare & in ${text}`);
    return String.fromCharCode(Number(code));
  });
}
