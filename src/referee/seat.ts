/** A player's place in a fight, numbered from 1; the rules' order of age (R5) is the order of these numbers. */
export type Seat = number

/** The viewer of a fight: one of its seats, its host, or the public. The host and the public see the same. */
export type Viewer = Seat | 'HOST' | 'PUBLIC'
