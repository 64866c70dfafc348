const NUBAN = /^(\d{4})(\d{3})(\d{3})$/

/** An account number in groups, 0123 456 789. The gaps are CSS, so that copying yields digits only. */
export function AccountNumber({ of }: { of: string }) {
  const groups = NUBAN.exec(of)
  if (!groups) return of
  return (
    <span className="figures inline-flex flex-wrap">
      <span className="me-[0.35em]">{groups[1]}</span>
      <span className="me-[0.35em]">{groups[2]}</span>
      <span>{groups[3]}</span>
    </span>
  )
}
