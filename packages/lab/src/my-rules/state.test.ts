import { afterAll, describe, expect, it, vi } from "vitest";
import { chooseLanguage } from "../base/language.ts";
import { currentPage } from "../base/router.ts";
import { allGames, findGame, makeGame } from "../own/games.ts";
import { MY_RULES, RULES_BEFORE } from "../own/id.ts";
import { addOwnGame, ownGames, removeOwnGame } from "../own/registry.ts";
import { createPlayState } from "../play/state.ts";
import { playTasks } from "../play/tasks.ts";
import { eventually } from "../worker/eventually.ts";
import { inProcess } from "../worker/in-process.ts";
import { readAnswer } from "./answer.ts";
import { studyRules } from "./javascript-study.ts";
import { LANGUAGES } from "./language.ts";
import { createMyRulesState } from "./state.ts";
import { myRulesTasks } from "./tasks.ts";

afterAll(() => {
  for (const { id } of ownGames()) removeOwnGame(id);
});

/** The same program as in the sandbox, in this process. */
const importHere = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${code}\n//# sourceURL=rules.js`)}`);
const study = async (code: string, limit = 10_000) =>
  readAnswer(JSON.parse(JSON.stringify(await studyRules({ code, limit }, importHere))));
const create = (open?: (hash?: string) => void) => {
  const ran: string[] = [];
  const run = async (_: unknown, code: string) => {
    ran.push(code);
    return JSON.parse(JSON.stringify(await studyRules({ code, limit: 10_000 }, importHere)));
  };
  const state = createMyRulesState(run, () => undefined, inProcess(myRulesTasks), open);
  return { ...state, ran };
};
const EXAMPLES = LANGUAGES[0].examples;
const NIM = EXAMPLES[0].code.en;
/** Without what is typeset: no-break spaces and curly apostrophes. */
const plain = (words: string): string => words.replace(/[\u00a0\u202f]/g, " ").replaceAll("’", "'");

describe("rules in JavaScript", () => {
  it.each(
    EXAMPLES.flatMap(({ id, code }) => [
      [id, code.en],
      [`${id} in French`, code.fr],
    ]),
  )("the example %s is right", async (_, code) => {
    const { faults, table } = await study(code);
    expect(faults).toEqual([]);
    expect(table?.names.length).toBeGreaterThan(10);
  });

  it("begins with ten lines of Nim", () => {
    expect(NIM.trim().split("\n").length).toBe(10);
  });

  it.each([
    ["  moves: ({ sticks }) => => 1,", 6, 26, "« => » est inattendu ici."],
    ['  moves: "abc,', 6, 10, "un guillemet n'est pas fermé"],
    ["  moves: () => [1 2],", 6, 19, "Un nombre est inattendu ici."],
  ])("reports an error of syntax in words, at its line and column: %s", async (wrong, line, column, words) => {
    const lines = NIM.split("\n");
    const at = lines.findIndex((text) => text.includes("moves:"));
    expect(at + 1).toBe(6);
    const { faults, table } = await study([...lines.slice(0, at), wrong, ...lines.slice(at + 1)].join("\n"));
    expect(table).toBeUndefined();
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ line, column });
    expect(plain(faults[0].text.fr)).toContain(words);
    expect(faults[0].text.en).not.toMatch(/SyntaxError|Unexpected/);
  });

  it("quotes an error of syntax that it does not know, with its line", async () => {
    const { faults } = await study(`${NIM}\nconst two = 08;\n`);
    expect(faults[0]).toMatchObject({ line: NIM.split("\n").length + 1 });
    expect(plain(faults[0].text.fr)).toMatch(/^Erreur de syntaxe \(message du moteur : Decimals with/);
  });

  it("runs nothing of code that cannot be read", async () => {
    const code = "globalThis.ranBeforeItsEnd = true;\nexport default {\n";
    expect((await study(code)).faults[0]).toMatchObject({ line: 2 });
    expect("ranBeforeItsEnd" in globalThis).toBe(false);
  });

  it("tells the line of an exception, and the member that threw", async () => {
    const { faults, table } = await study(NIM.replace("[1, 2].filter", "\n    undefinedName.filter"));
    expect(table).toBeUndefined();
    expect(faults[0]).toMatchObject({ line: 7 });
    expect(faults[0].text.en).toContain("undefinedName");
  });

  it("tells the member whose value is wrong", async () => {
    const { faults, table } = await study(NIM.replace("=> player,", "=> player + 1,"));
    expect(table).toBeUndefined();
    expect(faults.some(({ member }) => member === "turn")).toBe(true);
  });

  it("tells that nothing is exported, and that there are too many positions", async () => {
    expect((await study("const game = 1;")).faults[0].text.en).toContain("export default");
    const endless = NIM.replace("sticks - take", "sticks + take").replace("take <= sticks", "true");
    expect((await study(endless, 500)).faults[0].text.en).toContain("500");
  });
});

describe("an answer of the sandbox", () => {
  it("is taken over only as far as it is one", () => {
    for (const nonsense of [undefined, null, 1, "x", [], {}, { table: {} }, { faults: [1, null, { text: 5 }] }]) {
      const { faults, table } = readAnswer(nonsense);
      expect(table).toBeUndefined();
      expect(faults.length).toBeGreaterThan(0);
    }
    const long = { faults: Array.from({ length: 999 }, () => ({ text: "x".repeat(9999), line: -1, member: 5 })) };
    const { faults } = readAnswer(long);
    expect(faults.length).toBe(20);
    expect(faults[0]).toEqual({ text: { en: "x".repeat(600), fr: "x".repeat(600) } });
  });
});

describe("the page of one's own rules", () => {
  it("makes a game that the whole lab knows, and tells what it is worth", async () => {
    const state = create();
    state.setCode(NIM);
    await state.runNow();
    expect(state.faults.value).toEqual([]);
    expect(state.ready.value).toBe(true);
    // Nim with 10 sticks, take 1 or 2: multiples of 3 lose, so the first player takes 1 and wins in 7 moves.
    await eventually(() => expect(state.study.value?.value).toEqual({ result: 0, rank: 7 }));
    expect(state.study.value).toMatchObject({ positions: 20, moves: 34, endsAlways: true, best: ["1"] });
    expect(findGame(MY_RULES).title.en).toBe("Nim");
    expect(allGames()[0].id).toBe(MY_RULES);
  });

  it("is played against the perfect opponent on the page of plays", async () => {
    const state = create();
    state.setCode(NIM);
    await state.runNow();
    const play = createPlayState(() => inProcess(playTasks));
    await play.page.loadName(MY_RULES);
    expect(play.session.value.legal).toEqual(["1", "2"]);
    const found = await play.evaluateNow();
    expect(found?.solved).toBe(true);
    expect(found?.moves[0]).toMatchObject({ word: "1", result: 0, rank: 6 });
  });

  it("begins a play anew when the rules of its game have changed", async () => {
    const state = create();
    await state.runNow();
    const play = createPlayState(() => inProcess(playTasks));
    play.start();
    await play.page.load({ game: MY_RULES, moves: "1 2" });
    state.setCode(NIM.replace("[1, 2]", "[1, 3]"));
    await state.runNow();
    expect(play.record.value.moves).toEqual([]);
    expect(play.session.value.legal).toEqual(["1", "3"]);
  });

  it("runs nothing that came with a link before the reader says so", async () => {
    const state = create();
    currentPage.value = MY_RULES;
    state.start();
    await eventually(() => expect(state.ran.length).toBe(1));
    const code = NIM.replace("10", "7");
    await state.page.load({ language: "js", code });
    expect(state.foreign.value).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(state.ran).not.toContain(code);
    expect(state.ready.value).toBe(false);
    state.accept();
    await eventually(() => expect(state.ran).toContain(code));
    await eventually(() => expect(state.ready.value).toBe(true));
    currentPage.value = "home";
  });

  it("shows somebody else's rules before it follows a link to their game", async () => {
    const opened: (string | undefined)[] = [];
    const state = create((hash) => opened.push(hash));
    const rules = { language: "js", code: NIM.replace("10", "8") };
    expect(await state.bringGame(rules, "#play/link")).toBe(false);
    expect(opened).toEqual([undefined]); // to this page
    expect(state.code.value).toBe(rules.code);
    expect(state.foreign.value).toBe(true);
    currentPage.value = MY_RULES;
    state.start();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(state.ran).toEqual([]);
    state.accept();
    await eventually(() => expect(opened).toEqual([undefined, "#play/link"]));
    expect(await state.bringGame(rules, "#play/link")).toBe(true); // it is made: nothing runs again
    expect(state.ran).toEqual([rules.code]);
    await expect(state.bringGame({ language: "js" }, "#play/link")).rejects.toThrow();
    currentPage.value = "home";
  });

  it("keeps the version that was set aside from one visit to the next, until it is forgotten", async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    });
    const first = create();
    await first.runNow();
    first.setAside();
    first.setCode(NIM.replace("10", "7"));
    removeOwnGame(RULES_BEFORE); // as after a visit

    const next = create();
    expect([next.before.value?.code, next.code.value]).toEqual([NIM, NIM.replace("10", "7")]);
    expect(() => findGame(RULES_BEFORE)).toThrow();
    await next.bringAside();
    await next.bringAside();
    expect(next.ran).toEqual([NIM]); // once
    expect(findGame(RULES_BEFORE).title.en).toContain("(set aside)");

    next.forgetAside();
    expect(() => findGame(RULES_BEFORE)).toThrow();
    expect(create().before.value).toBeUndefined();
    for (const damaged of ["{", "[]", '{"language":"c","code":""}']) {
      kept.set("marienbad.my-rules-before", damaged);
      expect(create().before.value).toBeUndefined();
    }
    vi.unstubAllGlobals();
  });

  it("runs an example that a link carries at once", async () => {
    const state = create();
    const rules = { language: "js", code: EXAMPLES[1].code.fr };
    expect(await state.bringGame(rules, "#arena/link")).toBe(true);
    expect(findGame(MY_RULES).title.fr).toBe("La tour dans le coin");
  });

  it("lets the comments of an example follow the reader's language, and no other code", () => {
    const state = create();
    state.start();
    chooseLanguage("fr");
    expect(state.code.value).toBe(EXAMPLES[0].code.fr);
    chooseLanguage("en");
    expect(state.code.value).toBe(NIM);
    state.setCode(`${NIM}// mine`);
    chooseLanguage("fr");
    expect(state.code.value).toBe(`${NIM}// mine`);
    chooseLanguage("en");
  });

  it("takes the text of a file in its language", () => {
    const state = create();
    state.openText("game.js", NIM.replace("10", "9"));
    expect(state.page.save()).toEqual({ language: "js", code: NIM.replace("10", "9") });
    expect(state.foreign.value).toBe(false);
  });

  it("takes its own link up again, and refuses another", () => {
    const state = create();
    expect(state.page.save()).toEqual({ language: "js", code: NIM });
    for (const damaged of [{}, { language: "js" }, { language: "c", code: NIM }, { language: "js", code: 5 }])
      expect(() => state.page.load(damaged)).toThrow();
    expect(() => state.page.loadName("nothing")).toThrow();
  });

  it("says that another page's link about it has no rules here", () => {
    expect(() => findGame("no-such-game")).toThrow();
    addOwnGame({ id: "mine", title: { en: "Mine", fr: "Le mien" }, table: tableOfOneMove });
    expect(makeGame("mine").moves(0)).toEqual([0]);
  });
});

const tableOfOneMove = {
  names: ["a", "b"],
  turns: "01",
  results: ".0",
  words: ["go"],
  firstEdges: [0, 1, 1],
  moves: [0],
  targets: [1],
  facts: { impartial: false, acyclic: true, canDraw: false },
};
