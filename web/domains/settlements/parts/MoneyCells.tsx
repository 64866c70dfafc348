import { Money } from '../../../ui/display/Money.tsx'

/** The money columns of a row, in order. */
export const MoneyCells = ({ of }: { of: readonly number[] }) =>
  of.map((kobo, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of columns never changes
    <td key={n} className="text-end">
      <Money kobo={kobo} />
    </td>
  ))
