import { taskStateNames, type TaskState } from '@tartip/domain/people/task-state'
import { StatusLabel } from '../components/text/status-chip.tsx'
import { useLanguage } from './use-language.ts'

const colours = {
  DRAFT: 'muted',
  ON_VERIFICATION: 'warning',
  IN_PROCESS: 'warning',
  APPROVED: 'success',
  COMPLETED: 'success',
  DECLINED: 'danger',
  REJECTED: 'danger',
} as const satisfies Record<TaskState, unknown>

/** Where an application to the bank stands. */
export function TaskStateChip({ state }: { state: TaskState }) {
  return <StatusLabel colour={colours[state]} label={taskStateNames[state][useLanguage()]} />
}
