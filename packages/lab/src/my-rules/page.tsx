import { describeValue } from "marienbad/game";
import { useMemo } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { Fold, IconButton, Select } from "../base/controls.tsx";
import { Button, choicesOf } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { capitalised, playerName, playerNameAtStart } from "../base/players.ts";
import { linkToHere } from "../base/router.ts";
import { boardOfPlay } from "../board/of-play.ts";
import { StillBoard } from "../board/still.tsx";
import { TextBoard } from "../board/text-board.tsx";
import { MY_RULES } from "../own/id.ts";
import { sessionOf } from "../play/session.ts";
import type { RulesFault } from "./answer.ts";
import { Editor, goToLine, lineOfFault, lineOfSyntaxError } from "./editor.tsx";
import { rules } from "./instance.ts";
import { LANGUAGES } from "./language.ts";
import { MAX_CODE } from "./state.ts";
import * as texts from "./texts.ts";
import "./my-rules.css";

export const { page, start } = rules;

const ACCEPTED = LANGUAGES.flatMap(({ fileName, mediaType }) => [`.${fileName.split(".").at(-1)}`, mediaType]).join();

export function View() {
  return (
    <div class="my-rules page">
      <header class="page-head">
        <h1>{t(texts.title)}</h1>
        <div class="row">
          {LANGUAGES.length > 1 && (
            <Select
              label={t(texts.rulesLanguage)}
              choices={LANGUAGES.map(({ id, title: name }) => ({ id, text: name }))}
              value={rules.language.value.id}
              onChange={rules.setLanguage}
            />
          )}
          <Select
            label={t(texts.example)}
            choices={choicesOf(rules.language.value.examples, rules.example.value === "" && t(texts.yourRules))}
            value={rules.example.value}
            onChange={rules.takeExample}
          />
          {!rules.foreign.value && <span class="badge kept">{t(texts.saved)}</span>}
        </div>
        <p class="lead">{t(texts.lead)}</p>
        <div class="row files">
          <IconButton icon="link" label={t(texts.copyLink)} onClick={() => void copyLink()} />
          <Button label={t(texts.exportFile)} onClick={saveFile} />
          <label class="button">
            {t(texts.importFile)}
            <input type="file" class="unseen" accept={ACCEPTED} onChange={openFile} />
          </label>
        </div>
      </header>
      <div class="rules-table">
        <section class="sheet editor-card" aria-label={t(texts.title)}>
          {rules.foreign.value && <ForeignNotice />}
          <header class="editor-head">
            <b>{rules.language.value.fileName}</b> <Checked />
          </header>
          <Editor />
          <Faults />
          <Checks />
        </section>
        <section class="outcome-side" aria-label={t(texts.fromTheStart)}>
          <Outcome />
          <Fold title={t(texts.contract)} open={false}>
            <dl class="contract">
              {rules.language.value.members.map(([name, what]) => (
                <>
                  <dt>
                    <code>{name}</code>
                  </dt>
                  <dd>{t(what)}</dd>
                </>
              ))}
            </dl>
          </Fold>
        </section>
      </div>
    </div>
  );
}

/** Somebody else's code is read first, and runs when the reader says so. */
function ForeignNotice() {
  return (
    <div class="foreign" role="status">
      <p>
        <strong>{t(texts.somebodysCode)}.</strong> {t(texts.runsAfterClick)}{" "}
        {rules.wanted.value !== undefined && t(texts.forALink)}
      </p>
      <div class="row">
        <Button strong label={t(texts.runIt)} onClick={rules.accept} />
        <Button label={t(texts.backToMine)} onClick={rules.refuse} />
      </div>
    </div>
  );
}

function Checked() {
  if (rules.foreign.value) return null;
  if (rules.running.value) {
    return (
      <span class="soft" aria-live="polite">
        {t(rules.found.value > 0 ? texts.exploring(rules.found.value) : texts.checking)}{" "}
        <button type="button" class="linklike" onClick={rules.stop}>
          {t(texts.stop)}
        </button>
      </span>
    );
  }
  const count = rules.faults.value.length;
  const idle = rules.study.value?.idle;
  return (
    <span class={count > 0 ? "wrong" : "soft"} aria-live="polite">
      {t(count > 0 ? texts.faultCount(count) : idle === undefined ? texts.allRight : texts.oneRemark)}
    </span>
  );
}

function Faults() {
  if (rules.faults.value.length === 0) return null;
  return (
    <ul class="rules-faults" aria-label={t(texts.faults)}>
      {rules.faults.value.map((fault, index) => (
        <FaultLine key={`${index} ${fault.text.en}`} fault={fault} />
      ))}
    </ul>
  );
}

function FaultLine({ fault }: { fault: RulesFault }) {
  const isSyntax = /^(Syntax|Indentation|Tab)Error/.test(fault.text.en);
  const line = lineOfFault(fault) ?? (isSyntax ? lineOfSyntaxError() : undefined);
  return (
    <li>
      <span class="sign" aria-hidden="true">
        ✗
      </span>
      <span>
        {line !== undefined ? (
          <button type="button" class="linklike" onClick={() => goToLine(line, fault.column)}>
            {t(texts.atLine(line, fault.column))}
          </button>
        ) : (
          fault.member !== undefined && <b>{t(texts.inMember(fault.member))}</b>
        )}{" "}
        {fault.position !== undefined && <code>{fault.position}</code>}{" "}
        {t(isSyntax ? texts.syntaxError(rules.language.value.title) : fault.text)}
        {isSyntax && <span class="soft"> {t(fault.text)}</span>}
      </span>
    </li>
  );
}

function Checks() {
  const known = rules.study.value;
  if (known === undefined || !rules.ready.value) return null;
  const told = [
    texts.positionsAndMoves(known.positions, known.moves),
    known.endsAlways ? texts.endsAlways : texts.mayGoOn,
    known.drawnEnds === 0 ? texts.winnerAtEveryEnd : texts.drawnEnds(known.drawnEnds),
  ];
  return (
    <ul class="rules-checks">
      {known.idle !== undefined && (
        <li>
          <b class="remark" aria-hidden="true">
            ▲
          </b>{" "}
          {t(texts.neverPlays(playerNameAtStart(known.idle)))}
        </li>
      )}
      {told.map((sentence) => (
        <li key={sentence.en}>
          <b aria-hidden="true">✓</b> {t(sentence)}
        </li>
      ))}
    </ul>
  );
}

function Outcome() {
  const known = rules.foreign.value ? undefined : rules.study.value;
  return (
    <div class="sheet outcome-card">
      <h2>{t(rules.title.value)}</h2>
      <div class={rules.isOutdated.value ? "outdated" : ""}>
        {rules.isOutdated.value && known !== undefined && <p class="soft">{t(texts.lastValid)}</p>}
        {(rules.ready.value || known !== undefined) && <StartPicture />}
        {known !== undefined && (
          <>
            <p class="verdict">
              <strong>{capitalised(t(describeValue(known.value, playerName)))}</strong>
              {known.best.length > 0 && known.value.result !== "draw" && (
                <span class="soft"> · {t(texts.bestMoves(known.best.slice(0, 6)))}</span>
              )}
            </p>
            <Shares />
          </>
        )}
      </div>
      <div class="row ways">
        <Way href={`#play/${MY_RULES}`} label={t(texts.play)} strong />
        <Way href={`#arena/${MY_RULES}`} label={t(texts.graph)} />
        <Way href={`#arena/${MY_RULES}?mode=solution`} label={t(texts.solution)} />
        <Way href={`#tree/${MY_RULES}`} label={t(texts.tree)} />
      </div>
      {rules.ready.value && <Versions />}
    </div>
  );
}

/** One version of the rules can be set aside, where the browser keeps it, to compare what they have become with it. */
function Versions() {
  const aside = rules.before.value;
  const isThis = aside?.code === rules.code.value && aside.language === rules.language.value.id;
  return (
    <div class="row ways">
      {isThis && <span class="soft">{t(texts.isSetAside)}</span>}
      {aside !== undefined && !isThis && <Way href={`#compare/${MY_RULES}`} label={t(texts.compareVersions)} />}
      {!isThis && <Button label={t(texts.setAside)} onClick={rules.setAside} />}
      {aside !== undefined && <Button label={t(texts.forgetAside)} onClick={rules.forgetAside} />}
    </div>
  );
}

/** A page that shows this game; there is nothing to show before the rules are right. */
function Way({ href, label, strong = false }: { href: string; label: string; strong?: boolean }) {
  const look = strong ? "button strong" : "button";
  if (rules.ready.value)
    return (
      <a class={look} href={href}>
        {" "}
        {label}{" "}
      </a>
    );
  return (
    <button type="button" class={look} disabled>
      {label}
    </button>
  );
}

function StartPicture() {
  const drawn = useMemo(() => {
    const record = { game: MY_RULES, options: {}, moves: [], cursor: 0 };
    const session = sessionOf(record);
    const model = boardOfPlay(session, record);
    if (model !== undefined) return <StillBoard model={model} />;
    return <TextBoard {...session} />;
  }, [rules.study.value]);
  return (
    <div class="start-picture" aria-hidden="true">
      {drawn}
    </div>
  );
}

function Shares() {
  const counts = rules.study.value?.counts;
  if (counts === undefined) return null;
  const parts = [
    { key: "player0", count: counts[0], words: `${t(playerNameAtStart(0))} ${t(texts.wins(counts[0]))}` },
    { key: "draws", count: counts.draw, words: t(texts.drawn(counts.draw)) },
    { key: "player1", count: counts[1], words: `${t(playerNameAtStart(1))} ${t(texts.wins(counts[1]))}` },
  ].filter(({ count }) => count > 0);
  return (
    <figure class="rule-shares" aria-label={t(texts.whoWins)}>
      <figcaption class="soft">{t(texts.whoWins)}</figcaption>
      <div class="share-bar" aria-hidden="true">
        {parts.map(({ key, count }) => (
          <i key={key} class={key} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul>
        {parts.map(({ key, words }) => (
          <li key={key} class={key}>
            {words}
          </li>
        ))}
      </ul>
    </figure>
  );
}

async function copyLink(): Promise<void> {
  await navigator.clipboard.writeText(await linkToHere());
  announce(t(texts.linkCopied));
}

function saveFile(): void {
  const address = URL.createObjectURL(new Blob([rules.code.value], { type: rules.language.value.mediaType }));
  const anchor = Object.assign(document.createElement("a"), { href: address, download: rules.language.value.fileName });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

async function openFile(event: Event): Promise<void> {
  const input = event.currentTarget as HTMLInputElement;
  const [file] = input.files ?? [];
  const text = await file?.slice(0, 4 * MAX_CODE).text();
  input.value = "";
  if (text !== undefined) rules.openText(file.name, text);
}
