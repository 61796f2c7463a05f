import { CATALOGUE, findGame } from "marienbad";
import { NumberField, Segments, Select } from "../base/controls.tsx";
import { say, t } from "../base/language.ts";
import { useTypedText } from "../base/use-typed-text.ts";
import { OptionsFields } from "../play/options-form.tsx";
import { TREE_EXAMPLES } from "./examples.ts";
import { chooseDepth, depth, heuristic, reuse, show, showExample, source, study } from "./instance.ts";
import type { TreeSource } from "./source.ts";
import { MAX_DEPTH } from "./state.ts";
import { seekerName } from "./words.ts";

/** The examples, and whatever the reader has made of them. */
export function ExampleChoice() {
  const from = source.value;
  const example = TREE_EXAMPLES.find((candidate) => candidate.source === from);
  const own =
    from.kind === "game"
      ? t(findGame(from.game).title)
      : from.kind === "list"
        ? say("Your tree", "Votre arbre")
        : say("Your graph", "Votre graphe");
  return (
    <Select
      seen
      label={say("Example", "Exemple")}
      choices={[
        ...(example === undefined ? [{ id: "", text: own }] : []),
        ...TREE_EXAMPLES.map(({ id, title }) => ({ id, text: t(title) })),
      ]}
      value={example?.id ?? ""}
      onChange={(id) => {
        const chosen = TREE_EXAMPLES.find((candidate) => candidate.id === id);
        if (chosen !== undefined) showExample(chosen);
      }}
    />
  );
}

/** How far to look and how to judge what is not finished. */
export function SearchWishes() {
  const found = study.value;
  if (source.value.kind === "list") return null;
  return (
    <>
      <NumberField
        label={say("Depth", "Profondeur")}
        name="depth"
        least={1}
        most={MAX_DEPTH}
        value={depth.value}
        onChange={chooseDepth}
      />
      {source.value.kind === "game" && found !== undefined && (
        <Select
          seen
          label={say("Heuristic", "Heuristique")}
          choices={found.heuristics.map(({ id, title }) => ({ id, text: t(title) }))}
          value={found.heuristic}
          onChange={(name) => {
            heuristic.value = name;
          }}
        />
      )}
    </>
  );
}

/** The memo of the course uses deeper values too, and then differs from minimax. */
export function ReuseChoice() {
  return (
    <Select
      seen
      label={say("A remembered value serves", "Une valeur retenue sert")}
      choices={[
        { id: "same", text: say("at the same depth only", "à la même profondeur seulement") },
        {
          id: "deeper",
          text: say("when searched at least as deep (the course)", "si cherchée au moins aussi loin (le cours)"),
        },
      ]}
      value={reuse.value}
      onChange={(chosen) => {
        reuse.value = chosen;
      }}
    />
  );
}

/** What is searched, to be typed or chosen. */
export function SourceForm() {
  const from = source.value;
  return (
    <div class="source-form">
      <Segments
        label={say("What to search", "Que chercher")}
        choices={[
          { id: "list", text: say("Tree", "Arbre") },
          { id: "graph", text: say("Graph", "Graphe") },
          { id: "game", text: say("Game", "Jeu") },
        ]}
        value={from.kind}
        onChange={(kind) => {
          const example = TREE_EXAMPLES.find((candidate) => candidate.source.kind === kind);
          if (example !== undefined) showExample(example);
        }}
      />
      {from.kind === "game" ? <GameForm from={from} /> : <TextForm from={from} />}
    </div>
  );
}

function TextForm({ from }: { from: Extract<TreeSource, { kind: "list" | "graph" }> }) {
  const [typed, setTyped] = useTypedText(from.text);
  return (
    <form
      class="options"
      onSubmit={(event) => {
        event.preventDefault();
        show({ ...from, text: typed });
      }}
    >
      <label class="field">
        <span>
          {from.kind === "list"
            ? say("Nested lists; a leaf is its score", "Listes imbriquées ; une feuille est son score")
            : say(
                "Successors, vertices of Max (S0), scores (h), start",
                "Successeurs, sommets de Max (S0), scores (h), départ (start)",
              )}
        </span>
        <textarea
          name="tree-text"
          rows={from.kind === "list" ? 3 : 6}
          spellcheck={false}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" class="button strong">
          {say("Search this", "Chercher ceci")}
        </button>
        {from.kind === "list" && (
          <Segments
            label={say("At the root", "À la racine")}
            choices={[
              { id: "0", text: seekerName(0) },
              { id: "1", text: seekerName(1) },
            ]}
            value={from.root === 0 ? "0" : "1"}
            onChange={(root) => show({ ...from, root: root === "0" ? 0 : 1 })}
          />
        )}
      </div>
    </form>
  );
}

function GameForm({ from }: { from: Extract<TreeSource, { kind: "game" }> }) {
  const [typed, setTyped] = useTypedText(from.from ?? "");
  return (
    <>
      <Select
        seen
        label={say("Game", "Jeu")}
        choices={CATALOGUE.map(({ id, title }) => ({ id, text: t(title) }))}
        value={from.game}
        onChange={(game) => {
          show({ kind: "game", game, options: {} });
          chooseDepth(2);
        }}
      />
      <form
        class="options"
        onSubmit={(event) => {
          event.preventDefault();
          show({ ...from, from: typed.trim() === "" ? undefined : typed.trim() });
        }}
      >
        <label class="field">
          <span>{say("From this position, or after these moves", "Depuis cette position, ou après ces coups")}</span>
          <input
            name="from"
            value={typed}
            autocomplete="off"
            spellcheck={false}
            placeholder={say("the start", "le début")}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <div class="row">
          <button type="submit" class="button strong">
            {say("Search from here", "Chercher d'ici")}
          </button>
        </div>
      </form>
      <OptionsFields
        entry={findGame(from.game)}
        options={from.options}
        action={say("Search with these rules", "Chercher avec ces règles")}
        onChange={(options) => {
          findGame(from.game).make(options);
          show({ kind: "game", game: from.game, options });
        }}
      />
    </>
  );
}
