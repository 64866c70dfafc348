/** A count, machine-readable through `<data>`. */
export const Count = ({ of, children }: { of: number; children?: string }) => (
  <data value={of} data-unit="count">
    {children ?? of.toLocaleString('en-NG')}
  </data>
)
