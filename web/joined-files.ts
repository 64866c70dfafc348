type Joined = { name: string; test: RegExp; priority: number }

/** Modules by the end of their path, `/` being any separator. */
const modules = (...paths: string[]) => new RegExp(`(?:${paths.join('|').replaceAll('/', '[\\\\/]')})$`)

/**
 * What a first visit loads, in few files: on 2G each costs half a kB for its head, and up to half a second. A file holds the modules named, and
 * all below them that no file of a higher priority holds. Everything else is split by screen (decision 127).
 */
export const joinedFiles: Joined[] = [
  // Both pages load the same React, so a person who signs in has it already.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
  {
    name: 'entry',
    test: modules(
      'web/domains/auth/(pages/AuthPage.tsx|auth-entry.ts)',
      'web/platform/browser/(theme|title).ts',
      'web/ui/(styles.css|is-data-dear.ts)',
      'contract/shared/naira.ts',
      'vite/(preload-helper|modulepreload-polyfill).js',
    ),
    priority: 4,
  },
  // Rules that the app needs stand beside schemas that it does not: as something below them Zod would come along.
  { name: 'schemas', test: modules('node_modules/zod/.*', 'contract/shared/(money|ids).ts'), priority: 3 },
  {
    name: 'app',
    test: modules(
      'web/(app|routes).tsx',
      'web/(live-updates|slots).ts',
      // What the first screens of all roles have.
      'web/domains/analytics/(pages/DashboardPage.tsx|parts/Meetings.tsx|figures.ts)',
      'web/ui/display/(Money|Row|Rows|StatusPill).tsx',
      'web/ui/layout/(CardBody|CardHead|MainGrid).tsx',
    ),
    priority: 2,
  },
  {
    name: 'tenant',
    test: modules('web/domains/(analytics/parts/TenantView|transfers/parts/PayByTransfer).tsx'),
    priority: 1,
  },
  {
    name: 'offices',
    test: modules('web/domains/analytics/parts/(AdminView|CollectorView).tsx'),
    priority: 1,
  },
  // After the first screen.
  {
    name: 'menus',
    test: modules(
      'web/ui/overlay/Sheet.tsx',
      'web/shell/(MobileDrawer|SignOutDialog).tsx',
      'web/domains/notifications/parts/NotificationPanel.tsx',
    ),
    priority: 1,
  },
  { name: 'kept', test: modules('web/shell/(keep-app.ts|unsent/UnsentSign.tsx)'), priority: 1 },
  { name: 'meetings', test: modules('web/domains/meetings/(index.ts|parts/NextMeetings.tsx)'), priority: 1 },
]
