import { useQuery } from '@tanstack/react-query'
import { subjectsQuery } from '../../find-queries.ts'
import { AboutCard } from '../AboutCard.tsx'
import { thingsIn } from './links.ts'

/** Cards for the records a message links to, if the reader may see them. */
export function Cards({ text }: { text: string }) {
  const of = thingsIn(text, window.location.origin).slice(0, 5).join(',')
  const { data } = useQuery({ ...subjectsQuery(of), enabled: of !== '' })
  return data?.data.map((subject) => <AboutCard key={subject.id} about={subject} className="mt-1.5" />)
}
