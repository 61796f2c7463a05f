import { announce } from "../base/announce.tsx";
import { Fold } from "../base/controls.tsx";
import { Button } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { linkToHere } from "../base/router.ts";
import { useTypedText } from "../base/use-typed-text.ts";
import { play } from "./instance.ts";
import * as texts from "./texts.ts";

export function MoveText() {
  const { moves, from } = play.record.value;
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
        <Button label={t(texts.copyTheMoves)} onClick={() => void copy(moves.join(" "))} />
        <Button label={t(texts.playThisList)} onClick={() => play.pasteMoves(list)} />
        <Button label={t(texts.reviewThisList)} onClick={() => play.reviewList(list)} />
      </div>
      <label class="field">
        <span>{t(texts.positionToStartFrom)}</span>
        <input
          value={start}
          placeholder={play.session.value.text}
          spellcheck={false}
          name="start"
          onInput={(event) => setStart(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <Button label={t(texts.startThere)} onClick={() => play.chooseStart(start)} />
        <Button label={t(texts.copyLinkPosition)} onClick={() => void linkToHere().then(copy)} />
        <Button
          label={t(texts.copyCodeEmbed)}
          onClick={() =>
            void linkToHere(true).then((link) =>
              copy(`<iframe src="${link}" width="480" height="640" title="Marienbad"></iframe>`),
            )
          }
        />
      </div>
    </Fold>
  );
}
