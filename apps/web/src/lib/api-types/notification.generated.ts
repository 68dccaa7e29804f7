/* Made by `npm run generate`; do not edit. */
/** Which notifications a change concerns; the client requests the list again. */
export type NotificationChange =
  | 'ADDED'
  | 'DELETED'
  | 'READ';

/** What the notification means for the person: their turn, news, good, bad. */
export type NotificationColor =
  | 'danger'
  | 'info'
  | 'success'
  | 'warning';

/** What drawing stands beside a notification. */
export type NotificationIcon =
  | 'bank'
  | 'danger'
  | 'done'
  | 'edit'
  | 'letter'
  | 'lock'
  | 'person'
  | 'qr'
  | 'salary'
  | 'sign'
  | 'statement'
  | 'time';

export type NotificationOrigin =
  | 'ELQR'
  | 'IMPORT_SALARY'
  | 'LETTER'
  | 'MANUAL'
  | 'PAYMENT'
  | 'ROBOTICS'
  | 'SALARY'
  | 'STATEMENT';

/** SENT is not read yet. */
export type NotificationStatus =
  | 'READ'
  | 'SENT';
