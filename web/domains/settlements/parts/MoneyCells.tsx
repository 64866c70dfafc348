import { Money } from '../../../ui/display/Money.tsx'

/** The columns of a row that are money, in their order. */
export const MoneyCells = ({ of }: { of: readonly number[] }) =>
  of.map((kobo, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
    <td key={n} className="text-end">
      <Money kobo={kobo} />
    </td>
  ))
