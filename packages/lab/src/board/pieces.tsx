import type { Cell, Piece } from "./model.ts";

/** Half a skittle going up on the right, the other half coming down on the left. */
const PIN =
  "M0-.62c.13 0 .19.1.19.2 0 .16-.08.2-.08.34 0 .16.19.24.19.44 0 .14-.08.26-.12.28h-.36" +
  "c-.04-.02-.12-.14-.12-.28 0-.2.19-.28.19-.44 0-.14-.08-.18-.08-.34 0-.1.06-.2.19-.2z";

function Sign({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <text class="sign" dy="0.35em">
      {text}
    </text>
  );
}

/** What lies under a piece: the square, the hole, the stick itself. Drawn around (0, 0), a cell being one wide. */
export function Ground({ cell }: { cell: Cell }) {
  const { shape, piece, text } = cell;
  const gone = piece?.kind === "gone" ? " gone" : "";
  switch (shape) {
    case "square":
    case "dark":
      return (
        <>
          <rect class={`ground ${shape}`} x={-0.5} y={-0.5} width={1} height={1} />
          <Sign text={text} />
        </>
      );
    case "plate":
      return (
        <>
          <rect class="ground plate" x={-0.5} y={-0.5} width={1} height={1} />
          <circle class="hole" r={0.38} />
        </>
      );
    case "hexagon":
      return (
        <>
          <path class="ground hexagon" d={HEXAGON} />
          <Sign text={text} />
        </>
      );
    case "point":
      return (
        <>
          <circle class="touch" r={0.6} />
          <circle class={`ground point${text === undefined ? "" : " signed"}`} r={text === undefined ? 0.16 : 0.34} />
          <Sign text={text} />
        </>
      );
    case "stick":
      return (
        <>
          <rect class="touch" x={-0.5} y={-1.05} width={1} height={2.1} />
          <rect class={`ground stick${gone}`} x={-0.13} y={-0.9} width={0.26} height={1.8} rx={0.13} />
          {gone === "" && <rect class="tip" x={-0.13} y={-0.9} width={0.26} height={0.34} rx={0.13} />}
        </>
      );
    case "token":
      return (
        <>
          <rect class="touch" x={-0.36} y={-0.6} width={0.72} height={1.2} />
          <circle class="ground token" r={0.36} />
        </>
      );
    case "pin":
      return (
        <>
          <rect class="touch" x={-0.5} y={-0.7} width={1} height={1.4} />
          <path class="ground pin" d={PIN} />
        </>
      );
    case "gap":
      return (
        <>
          <rect class="touch" x={-0.16} y={-0.6} width={0.32} height={1.2} />
          <path class="ground gap" d="M0-.5V.5" />
        </>
      );
    case "chocolate":
    case "poison":
      return (
        <>
          <rect class={`ground ${shape}${gone}`} x={-0.47} y={-0.47} width={0.94} height={0.94} rx={0.12} />
          {gone === "" && <rect class="bevel" x={-0.3} y={-0.3} width={0.6} height={0.6} rx={0.06} />}
          {shape === "poison" && <path class="skull" d="M-.14-.14l.28.28M.14-.14l-.28.28" />}
        </>
      );
    case "number":
      return (
        <>
          <rect class={`ground number${gone}`} x={-0.46} y={-0.44} width={0.92} height={0.88} rx={0.14} />
          <text class={`numeral${gone}`} dy="0.35em">
            {text}
          </text>
        </>
      );
    case "across":
    case "down":
      return (
        <g transform={shape === "down" ? "rotate(90)" : ""}>
          <path class="touch" d="M-.5 0L0-.42L.5 0L0 .42Z" />
          <rect
            class={`ground line${piece === undefined ? " open" : ""}`}
            x={-0.4}
            y={-0.06}
            width={0.8}
            height={0.12}
          />
        </g>
      );
    case "box":
      return <rect class="ground box" x={-0.42} y={-0.42} width={0.84} height={0.84} rx={0.1} />;
    case "pit":
      return (
        <>
          <circle class="ground pit" r={0.5} />
          <text class="numeral" dy="0.35em">
            {text}
          </text>
        </>
      );
    case "exit":
      return (
        <>
          <rect class="ground exit" x={-0.42} y={-0.42} width={0.84} height={0.84} rx={0.2} />
          <path class="arrow" d={cell.row < 0 ? "M0 .2V-.2M-.15-.05L0-.2L.15-.05" : "M-.2 0H.2M.05-.15L.2 0L.05.15"} />
        </>
      );
  }
}

const HEXAGON = (() => {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    const radius = 1 / Math.sqrt(3);
    return `${(radius * Math.cos(angle)).toFixed(4)} ${(radius * Math.sin(angle)).toFixed(4)}`;
  });
  return `M${corners.join("L")}Z`;
})();

export function PieceShape({ piece }: { piece: Piece }) {
  const player = `piece player${piece.player}`;
  switch (piece.kind) {
    case "cross":
      return <path class={`${player} stroke`} d="M-.27-.27L.27.27M.27-.27L-.27.27" />;
    case "ring":
      return <circle class={`${player} stroke`} r={0.28} />;
    case "disc":
      // Player 1's have a second ring, so that colour is not all that tells them apart.
      return (
        <>
          <circle class={player} r={0.36} />
          {piece.player === 1 && <circle class="inner" r={0.2} />}
        </>
      );
    case "pawn":
      return (
        <g transform={piece.player === 1 ? "scale(1 1)" : ""}>
          <path
            class={player}
            d="M0-.36a.15.15 0 0 1 .1.26c.02.18.12.26.16.42h-.52c.04-.16.14-.24.16-.42a.15.15 0 0 1 .1-.26z"
          />
          <rect class={player} x={-0.27} y={0.24} width={0.54} height={0.1} rx={0.04} />
          {piece.player === 1 && <circle class="inner" cy={0.08} r={0.06} />}
        </g>
      );
    case "car":
      return (
        <g transform={piece.player === 0 ? "rotate(90)" : ""}>
          <rect class={player} x={-0.2} y={-0.34} width={0.4} height={0.68} rx={0.13} />
          <path class="inner" d="M-.11-.08L0-.22L.11-.08Z" />
        </g>
      );
    case "vertical":
      return <rect class={player} x={-0.4} y={-0.4} width={0.8} height={1.8} rx={0.16} />;
    case "horizontal":
      return <rect class={player} x={-0.4} y={-0.4} width={1.8} height={0.8} rx={0.16} />;
    case "across":
    case "down":
      return (
        <rect
          class={player}
          transform={piece.kind === "down" ? "rotate(90)" : ""}
          x={-0.42}
          y={-0.07}
          width={0.84}
          height={0.14}
          rx={0.06}
        />
      );
    case "queen":
      return <path class="piece queen" d="M-.3.3h.6M-.28.2L-.34-.16L-.14.02L0-.3L.14.02L.34-.16L.28.2Z" />;
    case "sign":
      return (
        <text class={`${player} figure`} dy="0.35em">
          {piece.sign}
        </text>
      );
    case "gone":
      return null;
  }
}
