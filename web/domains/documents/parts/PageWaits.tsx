import { Spinner } from '../../../ui/feedback/Spinner.tsx'

/** In the place of a page that is being fetched. */
export const PageWaits = () => (
  <div className="grid min-h-80 place-items-center bg-sunken">
    <Spinner size={24} />
  </div>
)
