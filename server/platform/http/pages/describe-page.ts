import { Html } from './html.ts'

/** Breadcrumbs from the start page: name and path. */
export type Crumbs = readonly (readonly [name: string, path: string])[]

const START = ['Gida', '/'] as const

/** Structured data (schema.org) for search engines: publisher, breadcrumbs, and the subject if there is one. */
export function describePage(publicUrl: string, crumbs: Crumbs, more?: Record<string, unknown>): Html {
  const organization = {
    ...{ '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: 'Gida', url: `${publicUrl}/` },
    logo: `${publicUrl}/icon-512.png`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: `${publicUrl}/contact` },
  }
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [START, ...crumbs].map(([name, path], index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name, item: publicUrl + path },
    })),
  }
  const graph = [organization, ...(crumbs.length > 0 ? [breadcrumbs] : []), ...(more ? [more] : [])]
  const written = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return new Html(`<script type="application/ld+json">${written.replaceAll('<', '\\u003c')}</script>`)
}
