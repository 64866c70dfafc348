/** That something is to be chosen first; nothing where it is. */
export const NoneChosen = ({ children }: { children: string | undefined }) =>
  children ? (
    <p role="alert" className="text-small text-overdue">
      {children}
    </p>
  ) : null
