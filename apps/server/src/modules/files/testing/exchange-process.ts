import { openAsApplication } from '@tartip/testkit/database/open-as-application'

import { composeExchange } from './exchange-bank.ts'

/** Another process of the server that takes jobs, until it is killed. */
const [url = '', folder = ''] = process.argv.slice(2)
composeExchange(openAsApplication(url).db, folder).exchange.jobs.startJobs()
