import { Link } from '@tanstack/react-router'
import { conversations as words } from '#words/conversations'
import { linkTo } from '../../../../platform/screens/search.ts'
import { piecesOf } from './links.ts'

/** Text with in-app addresses as links. External addresses stay text, with the actual host. */
export const LinkedText = ({ text }: { text: string }) =>
  piecesOf(text, window.location.origin).map((piece, index) => {
    const key = `${index}:${piece.text}`
    if (piece.path !== undefined)
      return (
        <Link key={key} {...linkTo(piece.path)}>
          {piece.path}
        </Link>
      )
    return piece.host === undefined ? (
      piece.text
    ) : (
      <bdi key={key}>
        {piece.text} <span className="text-small text-ink-soft">{words.foreignLink(piece.host)}</span>
      </bdi>
    )
  })
