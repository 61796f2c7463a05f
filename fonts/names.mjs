/**
 * A TrueType font with other names. The licence of the originals reserves the word "Source" for them, so what is made
 * from them is called otherwise; who made them and the licence stay as they are.
 */
export function withNames(font, family) {
  const tables = readTables(font);
  const kept = readNames(tables.get("name")).filter(({ id }) => id === 0 || id === 13 || id === 14);
  const names = new Map(kept.map(({ id, text }) => [id, text]));
  const postScript = family.replace(" ", "");
  names.set(1, family).set(2, "Regular").set(3, postScript).set(4, family).set(6, postScript);
  tables.set("name", writeNames(names));
  return writeTables(font.readUInt32BE(0), tables);
}

function readTables(font) {
  const tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index;
    const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
    tables.set(font.toString("latin1", entry, entry + 4), font.subarray(offset, offset + length));
  }
  return tables;
}

/** The names for Windows (platform 3), which are written in UTF-16. */
function readNames(table) {
  const storage = table.readUInt16BE(4);
  const entries = Array.from({ length: table.readUInt16BE(2) }, (_, index) => 6 + 12 * index);
  return entries
    .filter((entry) => table.readUInt16BE(entry) === 3)
    .map((entry) => {
      const start = storage + table.readUInt16BE(entry + 10);
      const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(entry + 8)));
      return { id: table.readUInt16BE(entry + 6), text: bytes.swap16().toString("utf16le") };
    });
}

function writeNames(names) {
  const sorted = [...names].sort(([a], [b]) => a - b);
  const texts = sorted.map(([, text]) => Buffer.from(text, "utf16le").swap16());
  const parts = [words(0, sorted.length, 6 + 12 * sorted.length)];
  let offset = 0;
  for (const [index, [id]] of sorted.entries()) {
    parts.push(words(3, 1, 0x409, id, texts[index].length, offset)); // Windows, Unicode, English
    offset += texts[index].length;
  }
  return Buffer.concat([...parts, ...texts]);
}

/** A font of these tables, each at a multiple of four bytes, with sums that agree. */
function writeTables(version, tables) {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const head = [longs(version), words(sorted.length, 16 << power, power, 16 * sorted.length - (16 << power))];
  const body = [];
  let offset = 12 + 16 * sorted.length;
  let sumAt = 0; // where the sum of the whole stands
  for (const [tag, table] of sorted) {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    if (tag === "head") {
      sumAt = offset + 8;
      padded.writeUInt32BE(0, 8);
    }
    head.push(Buffer.from(tag, "latin1"), longs(sumOf(padded), offset, table.length));
    body.push(padded);
    offset += padded.length;
  }
  const font = Buffer.concat([...head, ...body]);
  font.writeUInt32BE((0xb1b0afba - sumOf(font)) >>> 0, sumAt);
  return font;
}

const words = (...fields) => Buffer.from(Uint16Array.from(fields).buffer).swap16();
const longs = (...fields) => Buffer.from(Uint32Array.from(fields).buffer).swap32();

function sumOf(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
