// A program of its own, started by validation.ts: plain JavaScript, because nothing translates it on the way.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import {
  buildSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'

// Linux sets the priority of a thread, other systems that of the whole process: everybody's calls come first.
if (process.platform === 'linux') setPriority(10)

const schema = buildSchema(workerData.typeDefs)
const rules = workerData.hidesSchema
  ? [...specifiedRules, NoSchemaIntrospectionCustomRule]
  : specifiedRules

parentPort.postMessage('ready')

parentPort.on('message', ({ id, query }) => {
  const errors = validate(schema, parse(query), rules)
  parentPort.postMessage({
    id,
    errors: errors.map(({ message, positions }) => ({ message, positions })),
  })
})
