-- What is rarely needed and dear to set up is set up where it is needed: `statement` is given the campaign and 0.
CREATE FUNCTION if_tried(of_game text, statement text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM games WHERE id = of_game AND due_tries > 0) THEN
		EXECUTE statement USING of_game, 0::bigint;
	END IF;
END $$;
