/** Whether Redis itself refused a command, as for want of rights: it is there, and stays as it is. */
export const isRefusal = (fault: unknown): boolean => fault instanceof Error && fault.name === 'ReplyError'
