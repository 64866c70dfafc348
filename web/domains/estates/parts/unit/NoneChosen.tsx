/** A hint to select something first; renders nothing without text. */
export const NoneChosen = ({ children }: { children: string | undefined }) =>
  children ? (
    <p role="alert" className="text-small text-overdue">
      {children}
    </p>
  ) : null
