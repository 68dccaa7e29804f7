// A program of its own, started by validation.ts: plain JavaScript, because nothing translates it on the way.
import { parentPort, workerData } from 'node:worker_threads'
import {
  buildSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'

import { yieldToCalls } from '../yield-to-calls.mjs'

yieldToCalls()

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
