import { useQuery } from '@tanstack/react-query'
import { myAnnouncementsQuery } from '../announcement-queries.ts'
import { usePutAwayAnnouncement } from '../changes.ts'
import { AnnouncementStrip } from './AnnouncementStrip.tsx'

/** Platform announcements for this person, above every screen, until they end or are dismissed. */
export function Announcements() {
  const { data } = useQuery(myAnnouncementsQuery)
  const { mutate, variables, isPending } = usePutAwayAnnouncement()
  return data?.data
    .filter(({ id }) => !(isPending && variables.params.id === id))
    .map((said) => (
      <AnnouncementStrip
        key={said.id}
        bar
        live
        said={said}
        onPutAway={() => mutate({ params: { id: said.id } })}
      />
    ))
}
