// Steps through an arena as a reader does, with real keys and clicks, and compares the arcs that are seen to be thick,
// by computed style, with those that the rules of the game give. The same walk for every browser.

/** Nim from 10, take 1 or 2: a position is `[sticks, player to move]`; taking the last stick wins. */
const START = [10, 0];
const movesOf = ([sticks, player]) => [1, 2].filter((taken) => taken <= sticks).map((n) => [sticks - n, 1 - player]);
const nameOf = ([sticks, player]) => `(${sticks},${player})`;
const arc = (from, to, colour) => `${nameOf(from)} ${nameOf(to)} ${colour}`;

const positions = [START];
for (const position of positions) {
  for (const next of movesOf(position)) {
    if (!positions.some((known) => nameOf(known) === nameOf(next))) positions.push(next);
  }
}

/** The rank of each position in the attractor of player 0, straight from the definition of its layers. */
const rankOf = new Map([["(0,1)", 0]]);
for (let rank = 1, grown = true; grown; rank++) {
  const inside = (position) => (rankOf.get(nameOf(position)) ?? rank) < rank;
  const joining = positions.filter((position) => {
    const moves = movesOf(position);
    if (rankOf.has(nameOf(position)) || moves.length === 0) return false;
    return position[1] === 0 ? moves.some(inside) : moves.every(inside);
  });
  for (const position of joining) rankOf.set(nameOf(position), rank);
  grown = joining.length > 0;
}

/** The arcs that are why a position joins the attractor. */
function reasonsOf(position) {
  const rank = rankOf.get(nameOf(position));
  return movesOf(position)
    .filter((next) => (rankOf.get(nameOf(next)) ?? rank) < rank)
    .map((next) => arc(position, next, "player0"));
}

/** Runs in the page: the arcs that are seen thick, by the names of their ends, with the name of their colour. */
const THICK = `(() => {
  const graph = document.querySelector(".graph");
  const probe = graph.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "path"));
  const nameOfColour = new Map(["player0", "player1", "refuting"].map((name) => {
    probe.style.stroke = "var(--" + name + ")";
    return [getComputedStyle(probe).stroke, name];
  }));
  probe.remove();
  const nameOf = (vertex) => graph.querySelector('[data-vertex="' + vertex + '"] .vertex-name').textContent;
  const thick = [...graph.querySelectorAll(".edge[data-from]")].flatMap((edge) => {
    const { stroke, strokeWidth } = getComputedStyle(edge.querySelector(".edge-line"));
    if (Number.parseFloat(strokeWidth) < 3) return [];
    const { from, to } = edge.dataset;
    const faint = getComputedStyle(edge).opacity === "1" ? "" : " faint";
    return [nameOf(from) + " " + nameOf(to) + " " + (nameOfColour.get(stroke) ?? stroke) + faint];
  });
  return JSON.stringify(thick.sort());
})()`;
const JOINING = `[...document.querySelectorAll(".graph .joining .vertex-name")].map((name) => name.textContent).join()`;
const SENTENCE = `document.querySelector(".arena-main .sentence").textContent`;
const DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))";

/** Where something is in the window: an expression that is an element. */
const middle = (element) => `(() => {
  const found = ${element};
  found.scrollIntoView({ block: "center" });
  const { x, y, width, height } = found.getBoundingClientRect();
  return JSON.stringify([x + width / 2, y + height / 2]);
})()`;
const mode = (index) => `document.querySelectorAll(".arena-bar .segments label")[${index}]`;
const vertex = (name) =>
  `[...document.querySelectorAll(".graph .vertex")].find((one) => one.querySelector("text").textContent === "${name}")`;

/**
 * What is wrong with the arcs at each step of the attractor, in the solution, in a strategy chosen by clicks and in its
 * refutation; one line each. The page shows Nim from 10 already. `hand` is how the browser is driven.
 */
export async function faultsOfArcs({ evaluate, click, press }) {
  const faults = [];
  const compare = async (where, expected) => {
    await evaluate(DRAWN);
    const seen = await evaluate(THICK);
    const wanted = JSON.stringify([...expected].sort());
    if (seen !== wanted) faults.push(`${where}: ${seen} is thick instead of ${wanted}`);
  };
  const clickOn = async (element) => {
    await click(...JSON.parse(await evaluate(middle(element))));
    await evaluate(DRAWN);
  };

  await press("Home");
  const joined = [];
  for (let step = 1; step <= rankOf.size; step++) {
    await press("ArrowRight");
    await evaluate(DRAWN);
    const name = await evaluate(JOINING);
    joined.push(name);
    const position = positions.find((candidate) => nameOf(candidate) === name);
    await compare(`step ${step}, ${name}`, position === undefined ? [] : reasonsOf(position));
  }
  if (joined.sort().join() !== [...rankOf.keys()].sort().join()) faults.push(`the attractor: ${joined} joined`);

  await clickOn(mode(1));
  // The player to move wins if three does not divide the number of sticks, by leaving one that it divides.
  const winning = positions.filter(([sticks]) => sticks % 3 !== 0);
  const toThirds = winning.map(([sticks, player]) =>
    arc([sticks, player], [sticks - (sticks % 3), 1 - player], `player${player}`),
  );
  await compare("the solution", toThirds);

  await clickOn(mode(2));
  const chosen = new Map();
  for (const position of positions.filter(([sticks, player]) => player === 0 && sticks > 0)) {
    const [next] = movesOf(position); // always one stick
    await clickOn(vertex(nameOf(position)));
    await clickOn(vertex(nameOf(next)));
    chosen.set(nameOf(position), arc(position, next, "player0"));
    await compare(`the choice at ${nameOf(position)}`, chosen.values());
  }
  await clickOn(`document.querySelector(".transport .button")`);
  let play = [];
  for (let tries = 0; play.length === 0 && tries < 50; tries++) {
    await evaluate("new Promise((later) => setTimeout(() => later(true), 100))");
    const words = /\(\d+, \d+\)(?: → \(\d+, \d+\))+/.exec(await evaluate(SENTENCE))?.[0].split(" → ") ?? [];
    play = words.map((word) => word.match(/\d+/g).map(Number));
  }
  if (nameOf(play[0] ?? []) !== "(10,0)" || nameOf(play.at(-1)) !== "(0,0)") faults.push(`the refutation is ${play}`);
  for (const [index, position] of play.slice(0, -1).entries()) {
    const next = play[index + 1];
    chosen.delete(nameOf(position));
    chosen.set(`${nameOf(position)} of the play`, arc(position, next, "refuting"));
  }
  await evaluate(`new Promise((done) => {
    const look = () => document.querySelectorAll(".graph .refuting").length < ${play.length - 1} && --tries > 0
      ? setTimeout(look, 100) : done(true);
    let tries = 150;
    look();
  })`);
  await compare("the refutation", chosen.values());
  return faults;
}
