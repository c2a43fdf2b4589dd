/** Whether Redis itself refused a command, for example for missing permissions, in contrast to a lost connection. */
export const isRefusal = (fault: unknown): boolean => fault instanceof Error && fault.name === 'ReplyError'
