import { useEffect, useLayoutEffect } from "preact/hooks";
import { IconButton } from "./controls.tsx";
import { useShortcuts } from "./keys.ts";
import { t } from "./language.ts";
import { notice, projected } from "./router.ts";
import * as texts from "./texts.ts";

/*
 * Any page can give its figure the whole screen: it marks the figure and its sentence, and style/stage.css lays them
 * out and hides the rest, so that nothing is drawn twice. A stepper is a sentence with buttons.
 */

export const FIGURE = { "data-stage": "figure" } as const;
/** Marks a figure of tables and texts, which is zoomed as it is; below its `data-least-zoom` it is scrolled. */
export const SCALED_FIGURE = { "data-stage": "scaled" } as const;
export const SENTENCE = { "data-stage": "sentence" } as const;
export const BESIDE = { "data-stage": "beside" } as const;

const FIGURES = '[data-stage="figure"], [data-stage="scaled"], .board-frame';
const MAX_ZOOM = 4;

/** Gives the figure of the page the screen: the browser's whole screen where it allows that, or else its window. */
export function enterStage(): void {
  if (document.querySelector(FIGURES) === null) {
    notice.value = texts.noFigure;
    return;
  }
  if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement) {
    document.activeElement.blur(); // arrows step, wherever the reader has been
  }
  projected.value = true;
  void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

function leaveStage(): void {
  projected.value = false;
  if (document.fullscreenElement !== null) void document.exitFullscreen();
}

export function Stage({ title }: { title: string }) {
  const open = projected.value;
  useShortcuts(() => (projected.value ? { f: leaveStage, Escape: leaveStage } : { f: enterStage }));
  useEffect(() => {
    const onFullscreen = (): void => {
      if (document.fullscreenElement === null) projected.value = false;
    };
    document.addEventListener("fullscreenchange", onFullscreen);
    return () => document.removeEventListener("fullscreenchange", onFullscreen);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-projected", open);
    if (!open) return;
    const watch = new MutationObserver(scaleFigure);
    watch.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("resize", scaleFigure);
    scaleFigure();
    return () => {
      watch.disconnect();
      window.removeEventListener("resize", scaleFigure);
      for (const figure of document.querySelectorAll<HTMLElement>('[data-stage="scaled"] > *')) figure.style.zoom = "";
    };
  }, [open]);
  if (!open) return null;
  return (
    <div class="stage-head">
      <h1>{title}</h1>
      <IconButton quiet icon="leave" label={t(texts.leaveStage)} onClick={leaveStage} />
    </div>
  );
}

function scaleFigure(): void {
  const frame = document.querySelector<HTMLElement>('[data-stage="scaled"]');
  const figure = frame?.firstElementChild;
  if (!frame || !(figure instanceof HTMLElement)) return;
  figure.style.zoom = "1";
  const { width, height } = figure.getBoundingClientRect();
  if (width === 0) return;
  const fitting = Math.min(MAX_ZOOM, frame.clientWidth / width, frame.clientHeight / height);
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  figure.style.zoom = String(Math.max(fitting, unit * Number(figure.dataset.leastZoom ?? 0)));
}
