import type { BinaryColumns } from "marienbad/impartial";
import { t } from "../base/language.ts";
import * as texts from "./texts.ts";

interface ColumnsProps {
  readonly columns: BinaryColumns;
  readonly names: readonly string[];
  readonly caption: string;
}

/** Numbers in binary, one under the other; the columns with an odd number of ones stand out. */
export function Columns({ columns, names, caption }: ColumnsProps) {
  const { rows, weights, ones, sum, sumBits } = columns;
  const look = (column: number): string => (sumBits[column] === 1 ? "odd" : "");
  return (
    <div class="table-scroll" tabIndex={0} role="group" aria-label={caption}>
      <table class="columns">
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <span class="unseen">{t(texts.value)}</span>
            </th>
            {weights.map((weight, column) => (
              <th key={weight} scope="col" class={look(column)}>
                {weight}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ value, bits }, row) => (
            <tr key={row}>
              <th scope="row">{names[row]}</th>
              <td class="value">{value}</td>
              {bits.map((bit, column) => (
                <td key={weights[column]} class={`${look(column)}${bit === 1 ? " one" : ""}`}>
                  {bit}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr class="ones">
            <th scope="row" colSpan={2}>
              {t(texts.ones)}
            </th>
            {ones.map((count, column) => (
              <td key={weights[column]} class={look(column)}>
                {count}
                <span class="unseen">{sumBits[column] === 1 ? t(texts.odd) : t(texts.even)}</span>
              </td>
            ))}
          </tr>
          <tr class="sum">
            <th scope="row">{t(texts.nimSum)}</th>
            <td class="value">{sum}</td>
            {sumBits.map((bit, column) => (
              <td key={weights[column]} class={look(column)}>
                {bit}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
