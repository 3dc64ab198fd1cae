/** Milliseconds between two slides (docs/specification.md R33). */
export const autoScrollDelay = 5000;

/** Milliseconds after a pointer's release until auto-scroll goes on. */
export const restartAfterRelease = 2000;

/** What holds a carousel still. Each is true while it lasts. */
export interface Holds {
	/** The visitor clicked "Pause auto-scroll". */
	readonly paused: boolean;
	readonly hovered: boolean;
	readonly focused: boolean;
	/** The tab is in the background. */
	readonly hidden: boolean;
	/** A pointer is down, or was released less than `restartAfterRelease` ago. */
	readonly held: boolean;
	/** The visitor asked for less motion. */
	readonly reducedMotion: boolean;
}

/** True where nothing holds the carousel still. */
export const mayScroll = (holds: Holds): boolean => !Object.values(holds).some(Boolean);
