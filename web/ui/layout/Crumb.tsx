import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../action/Icon.tsx'

/** A link with its text. */
export type CrumbLink = ReactElement<{ className?: string; children?: ReactNode }>

/** Link to the parent page. */
export const Crumb = ({ link }: { link: CrumbLink }) =>
  cloneElement(link, {
    className: 'mb-1 inline-flex min-h-11 items-center gap-1.5 text-small text-ink-soft md:min-h-6',
    children: (
      <>
        <Icon name="left" size="s" />
        {link.props.children}
      </>
    ),
  })
