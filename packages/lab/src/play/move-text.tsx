import { announce } from "../base/announce.tsx";
import { Fold } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import { linkToHere } from "../base/router.ts";
import { useTypedText } from "../base/use-typed-text.ts";
import { chooseStart, pasteMoves, record, reviewList, session } from "./instance.ts";
import * as texts from "./texts.ts";

/** The moves as text, to keep, to send, to review and to take up again. */
export function MoveText() {
  const { moves, from } = record.value;
  const [list, setList] = useTypedText(moves.join(" "));
  const [start, setStart] = useTypedText(from ?? "");
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    announce(t(texts.copied));
  };
  return (
    <Fold title={t(texts.copyPasteShare)}>
      <label class="field">
        <span>{t(texts.listOfMoves)}</span>
        <textarea
          rows={2}
          value={list}
          spellcheck={false}
          name="moves"
          onInput={(event) => setList(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="button" class="button" onClick={() => void copy(moves.join(" "))}>
          {t(texts.copyTheMoves)}
        </button>
        <button type="button" class="button" onClick={() => pasteMoves(list)}>
          {t(texts.playThisList)}
        </button>
        <button type="button" class="button" onClick={() => reviewList(list)}>
          {t(texts.reviewThisList)}
        </button>
      </div>
      <label class="field">
        <span>{t(texts.positionToStartFrom)}</span>
        <input
          value={start}
          placeholder={session.value.text}
          spellcheck={false}
          name="start"
          onInput={(event) => setStart(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="button" class="button" onClick={() => chooseStart(start)}>
          {t(texts.startThere)}
        </button>
        <button type="button" class="button" onClick={() => void linkToHere().then(copy)}>
          {t(texts.copyLinkPosition)}
        </button>
        <button
          type="button"
          class="button"
          onClick={() =>
            void linkToHere(true).then((link) =>
              copy(`<iframe src="${link}" width="480" height="640" title="Marienbad"></iframe>`),
            )
          }
        >
          {t(texts.copyCodeEmbed)}
        </button>
      </div>
    </Fold>
  );
}
