import { IconButton } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import * as texts from "./texts.ts";

interface ZoomButtonsProps {
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
  /** All of it is seen already. */
  readonly whole?: boolean;
}

/** Smaller, larger, and the whole of a picture; they stand beside it, so that nothing lies on a vertex. */
export function ZoomButtons({ onZoom, onWhole, whole = false }: ZoomButtonsProps) {
  return (
    <div class="zoom" role="group" aria-label={t(texts.sizeOfThePicture)}>
      <IconButton quiet icon="minus" label={t(texts.smaller)} onClick={() => onZoom(1 / 1.3)} />
      <IconButton quiet icon="plus" label={t(texts.larger)} onClick={() => onZoom(1.3)} />
      <IconButton quiet icon="whole" label={t(texts.fit)} disabled={whole} onClick={onWhole} />
    </div>
  );
}
