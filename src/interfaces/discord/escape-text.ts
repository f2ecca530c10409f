export { clip, defused, defusedInCode } from '../../shared/defuse';
