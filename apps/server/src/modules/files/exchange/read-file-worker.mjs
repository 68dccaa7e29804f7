import { register } from 'tsx/esm/api'

// From the sources the thread has to translate them first; the bundle has a file of this name instead of this one.
register()
await import('./read-file-worker.ts')
