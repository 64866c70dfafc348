import { Link } from '@tanstack/react-router'
import { books } from '#words/books'
import { Button } from '../../../ui/action/Button.tsx'

/** The way to the service-charge fund of an estate. */
export function FundLink({ estateId }: { estateId: string }) {
  return (
    <Button asChild kind="second">
      <Link to="/dashboard/estates/$id/fund" params={{ id: estateId }}>
        {books.fund.link}
      </Link>
    </Button>
  )
}
