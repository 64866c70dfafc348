import { Spinner } from '../../../ui/feedback/Spinner.tsx'

/** Placeholder of a page that is loading. */
export const PageWaits = () => (
  <div className="grid min-h-80 place-items-center bg-sunken">
    <Spinner size={24} />
  </div>
)
