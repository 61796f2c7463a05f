import { text } from "marienbad";

/** Small weighted graphs to begin with, as `parsePathProblem` reads them. */
export const GRAPH_EXAMPLES = [
  {
    id: "inconsistent",
    title: text("Admissible, not consistent", "Admissible, pas cohérente"),
    text: `{
  "edges": [["s", "a", 1], ["s", "b", 3], ["a", "b", 1], ["b", "g", 3]],
  "heuristic": {"a": 4},
  "start": "s",
  "goal": "g"
}`,
  },
  {
    id: "consistent",
    title: text("Consistent", "Cohérente"),
    text: `{
  "edges": [["s", "a", 2], ["s", "b", 5], ["a", "b", 1], ["a", "c", 4],
            ["b", "c", 2], ["b", "d", 6], ["c", "g", 3], ["d", "g", 1]],
  "heuristic": {"s": 7, "a": 6, "b": 5, "c": 3, "d": 1},
  "start": "s",
  "goal": "g"
}`,
  },
  {
    id: "misled",
    title: text("Not admissible: A* is misled", "Pas admissible : A* se trompe"),
    text: `{
  "edges": [["s", "a", 1], ["a", "g", 1], ["s", "b", 2], ["b", "g", 2]],
  "heuristic": {"a": 5, "b": 1},
  "start": "s",
  "goal": "g"
}`,
  },
  {
    id: "python",
    title: text("Python's syntax", "En syntaxe Python"),
    text: `graph = {
    "Lille": {"Paris": 220, "Reims": 200},
    "Reims": {"Paris": 145, "Dijon": 300},
    "Paris": {"Dijon": 315, "Lyon": 465},
    "Dijon": {"Lyon": 195},
    "Lyon": {},
}
heuristic = {"Lille": 560, "Reims": 400, "Paris": 390, "Dijon": 175}
start = "Lille"
goal = "Lyon"`,
  },
] as const;
