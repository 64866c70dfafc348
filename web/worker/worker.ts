import { hearPushes } from './push.ts'
import type { WorkerScope } from './scope.ts'
import { hearShares } from './share.ts'
import { type Build, keepShell } from './shell.ts'
import { hearSync } from './sync.ts'

/** Prepended by the build. */
declare const BUILD: Build

const worker = self as unknown as WorkerScope
keepShell(worker, BUILD)
hearPushes(worker)
hearSync(worker)
hearShares(worker)
