import { useQuery } from '@tanstack/react-query'
import { myAnnouncementsQuery } from '../announcement-queries.ts'
import { usePutAwayAnnouncement } from '../changes.ts'
import { AnnouncementStrip } from './AnnouncementStrip.tsx'

/** Over every screen: what the platform says to this person, until it ends or they have put it away. */
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
