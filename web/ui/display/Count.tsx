/** How many there are, which a machine reads as a number. */
export const Count = ({ of, children }: { of: number; children?: string }) => (
  <data value={of} data-unit="count">
    {children ?? of.toLocaleString('en-NG')}
  </data>
)
