import { handlePushes } from './push.ts'
import type { WorkerScope } from './scope.ts'
import { handleShares } from './share.ts'
import { type Build, cacheShell } from './shell.ts'
import { handleSync } from './sync.ts'

/** Prepended by the build. */
declare const BUILD: Build

const worker = self as unknown as WorkerScope
cacheShell(worker, BUILD)
handlePushes(worker)
handleSync(worker)
handleShares(worker)
